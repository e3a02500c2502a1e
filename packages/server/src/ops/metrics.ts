/** Numbers for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly accepted: Counter.Internal
  readonly repeated: Counter.Internal
  readonly stale: Counter.Internal
  readonly answerSeconds: Histogram
  readonly commitSeconds: Histogram
  readonly commitLines: Histogram
  readonly liveTables: Gauge
  readonly streams: Gauge
  readonly cutStreams: Counter<'why'>
  readonly stoppedTables: Counter
  readonly healedTables: Counter
  /** With a replica: where logs of finished games were read. */
  readonly finishedLogs: Counter<'from'>
  readonly lostWorkers: Counter
  readonly failedThoughts: Counter<'bot'>
  readonly refused: Counter<'code'>
  readonly retention: RetentionMetrics
  readonly notices: NoticeMetrics
}

interface NoticeMetrics {
  readonly sent: Counter<'channel'>
  readonly failed: Counter<'channel' | 'trouble'>
  readonly givenUp: Counter<'channel'>
  readonly void: Counter
  readonly waiting: Gauge
}

interface RetentionMetrics {
  readonly done: Counter<'kind'>
  readonly backlog: Gauge<'kind'>
  readonly failures: Counter
  readonly stepSeconds: Histogram
  readonly lastRun: Gauge
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

export function makeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const histogram = (name: string, help: string, buckets: number[]) => new Histogram({ name, help, buckets, registers })
  const answers = new Counter({
    name: 'waystation_answers_total',
    help: 'Answers, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  return {
    registry,
    accepted: answers.labels('accepted'),
    repeated: answers.labels('repeated'),
    stale: answers.labels('stale'),
    answerSeconds: histogram('waystation_answer_seconds', 'From receiving an answer to its being durable', SECONDS),
    commitSeconds: histogram('waystation_commit_seconds', 'Duration of a group commit', SECONDS),
    commitLines: histogram('waystation_commit_lines', 'Lines in a group commit', [1, 2, 5, 10, 20, 50, 100, 200, 400]),
    liveTables: new Gauge({ name: 'waystation_live_tables', help: 'Tables in memory', registers }),
    streams: new Gauge({ name: 'waystation_streams', help: 'Open WebSockets', registers }),
    cutStreams: new Counter({
      name: 'waystation_cut_streams_total',
      help: 'WebSockets cut because nobody answered or nobody read, by cause',
      labelNames: ['why'],
      registers,
    }),
    stoppedTables: new Counter({
      name: 'waystation_stopped_tables_total',
      help: 'Tables stopped because their game failed',
      registers,
    }),
    healedTables: new Counter({
      name: 'waystation_healed_tables_total',
      help: 'Tables whose snapshot was damaged and made anew from the log',
      registers,
    }),
    finishedLogs: new Counter({
      name: 'waystation_finished_logs_total',
      help: 'Logs of finished games that were read where there is a replica, by where they were read',
      labelNames: ['from'],
      registers,
    }),
    lostWorkers: new Counter({
      name: 'waystation_lost_workers_total',
      help: 'Workers replaced after hanging or crashing',
      registers,
    }),
    failedThoughts: new Counter({
      name: 'waystation_failed_thoughts_total',
      help: 'Thoughts of bots that failed or took too long, by bot',
      labelNames: ['bot'],
      registers,
    }),
    refused: new Counter({
      name: 'waystation_refused_total',
      help: 'Refused requests, by code',
      labelNames: ['code'],
      registers,
    }),
    retention: retentionMetrics(registers),
    notices: noticeMetrics(registers),
  }
}

function retentionMetrics(registers: Registry[]): RetentionMetrics {
  return {
    done: new Counter({
      name: 'waystation_retention_done_total',
      help: 'Games compacted; tables, guests, messages and reports removed',
      labelNames: ['kind'],
      registers,
    }),
    backlog: new Gauge({
      name: 'waystation_retention_backlog',
      help: 'What is due at the last look, counted up to 500 of each kind',
      labelNames: ['kind'],
      registers,
    }),
    failures: new Counter({ name: 'waystation_retention_failures_total', help: 'Steps that failed', registers }),
    stepSeconds: new Histogram({
      name: 'waystation_retention_step_seconds',
      help: 'Duration of a step of retention',
      buckets: SECONDS,
      registers,
    }),
    lastRun: new Gauge({
      name: 'waystation_retention_last_run_timestamp_seconds',
      help: 'When this process last finished a run',
      registers,
    }),
  }
}

function noticeMetrics(registers: Registry[]): NoticeMetrics {
  return {
    sent: new Counter({
      name: 'waystation_notices_sent_total',
      help: 'Notices that were taken by where they were sent to, by channel',
      labelNames: ['channel'],
      registers,
    }),
    failed: new Counter({
      name: 'waystation_notices_failed_total',
      help: 'Letters that were not taken, by channel and trouble; most are tried again',
      labelNames: ['channel', 'trouble'],
      registers,
    }),
    givenUp: new Counter({
      name: 'waystation_notices_given_up_total',
      help: 'Notices that nobody got, although they were tried again and again, by channel',
      labelNames: ['channel'],
      registers,
    }),
    void: new Counter({
      name: 'waystation_notices_void_total',
      help: 'Notices of which there was nothing left to tell when they were to leave',
      registers,
    }),
    waiting: new Gauge({
      name: 'waystation_notices_waiting',
      help: 'Notices on their way, at the last count',
      registers,
    }),
  }
}
