/** What the sounds are: a clock, wood, coin, hooves, whistle, shot; and which kind of event has which. */
import { seeded } from '../art/rng.ts'

export type Sound = 'turn' | 'end' | 'clock' | 'wood' | 'coin' | 'hooves' | 'whistle' | 'shot'

type Make = (context: AudioContext, out: AudioNode, at: number) => void

/** A tone that fades. */
function tone(type: OscillatorType, pitch: number, from: number, long: number, loud = 1): Make {
  return (context, out, at) => {
    const [voice, volume] = [context.createOscillator(), context.createGain()]
    voice.type = type
    voice.frequency.value = pitch
    volume.gain.setValueAtTime(loud, at + from)
    volume.gain.exponentialRampToValueAtTime(0.001, at + from + long)
    voice.connect(volume).connect(out)
    voice.start(at + from)
    voice.stop(at + from + long)
  }
}

/** A breath of noise around a pitch: a knock, a hoof, a shot. */
function noise(pitch: number, from: number, long: number, loud = 1): Make {
  return (context, out, at) => {
    const length = Math.ceil(context.sampleRate * long)
    const buffer = context.createBuffer(1, length, context.sampleRate)
    const wave = buffer.getChannelData(0)
    const draw = seeded(length)
    for (let i = 0; i < length; i++) wave[i] = (draw() * 2 - 1) * (1 - i / length) ** 3 * loud
    const source = new AudioBufferSourceNode(context, { buffer })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.4 })
    source.connect(filter).connect(out)
    source.start(at + from)
  }
}

const all =
  (...makes: readonly Make[]): Make =>
  (context, out, at) => {
    for (const make of makes) make(context, out, at)
  }

export const SOUNDS: { readonly [sound in Sound]: Make } = {
  turn: all(tone('triangle', 392, 0, 0.22), tone('triangle', 523, 0.14, 0.22)),
  end: all(...[392, 494, 587, 784].map((pitch, i) => tone('triangle', pitch, i * 0.14, 0.3))),
  clock: all(...[0, 0.25, 0.5].map((from) => tone('square', 1760, from, 0.05, 0.4))),
  wood: all(noise(420, 0, 0.07, 2.2), tone('sine', 180, 0, 0.06, 0.6)),
  coin: all(tone('sine', 2093, 0, 0.12, 0.5), tone('sine', 2637, 0.05, 0.22, 0.5)),
  hooves: all(...[0, 0.11, 0.24, 0.35].map((from) => noise(700, from, 0.05, 1.8))),
  whistle: all(tone('triangle', 880, 0, 0.5, 0.5), tone('triangle', 1109, 0, 0.5, 0.4), noise(2400, 0, 0.45, 0.3)),
  shot: all(noise(1100, 0, 0.22, 3), noise(260, 0.02, 0.3, 2)),
}

/** How long a phone shakes, in milliseconds. */
export const HAPTIC_MS: { readonly [sound in Sound]: number } = {
  turn: 40,
  end: 120,
  clock: 60,
  wood: 10,
  coin: 10,
  hooves: 15,
  whistle: 25,
  shot: 45,
}

/** Events are called what they are in every game: the words in their names say what is heard. */
const HEARD: readonly (readonly [RegExp, Sound])[] = [
  [/shot|shoot|duel|hit|killed|died/i, 'shot'],
  [/train|engine|rail|station|deliver/i, 'whistle'],
  [/money|paid|pays|sold|sells|earn|gain|bought|buys|pesos|gold|fee/i, 'coin'],
  [/moved|rode|rides|sent|travel|arriv|left/i, 'hooves'],
  [/built|builds|laid|placed|took|takes|raised|stood|rolled|drew|drawn|hired/i, 'wood'],
]

export const soundOf = (event: string): Sound | null => HEARD.find(([pattern]) => pattern.test(event))?.[1] ?? null
