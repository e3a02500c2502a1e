/** What pages about people and games are told, from the first day of a house on. */
import { Curve, Leaderboard, Profile, Statistics, TableResult } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

/** The first to move wins. */
const GAME = ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3']

describe.each([sqliteBackend(), postgresBackend()])('on $name', (backend) => {
  let server: RunningServer
  let ann: Person
  let bob: Person
  let stranger: Person

  beforeAll(async () => {
    await backend.start()
    server = await testServer(await backend.fresh(), { rated: 'everybody' })
    ann = await Person.named(server.url, 'Ann')
    bob = await Person.named(server.url, 'Bob')
    stranger = new Person(server.url)
  })
  afterAll(async () => {
    await server.stop()
    await backend.stop()
  })

  const profile = (who: Person, subject: string) => who.get(`/api/people/${subject}`, Profile)

  it('a house where nobody has played has profiles of its people and bots, and empty lists', async () => {
    expect(await profile(ann, 'me')).toMatchObject({ name: 'Ann', you: true, finished: 0, won: 0, ratings: [] })
    expect(await profile(stranger, 'bot:legend')).toMatchObject({ bot: 'legend', finished: 0, won: 0, games: [] })
    expect((await stranger.get('/api/ratings/tic-tac-toe', Leaderboard)).rows).toEqual([])
    const statistics = await stranger.get('/api/statistics/tic-tac-toe', Statistics)
    expect(statistics).toMatchObject({ house: { games: 0, total: null }, own: null, players: [] })
  })

  it('who is nobody, a bot that does not exist and a game that is not on the shelf are refused', async () => {
    expect(await stranger.refused('GET', '/api/people/me')).toBe('sign-in-first')
    expect(await ann.refused('GET', '/api/people/nobody')).toBe('not-found')
    expect(await ann.refused('GET', '/api/people/bot:nobody')).toBe('not-found')
    expect(await ann.refused('GET', '/api/ratings/chess')).toBe('unknown-game')
    expect(await ann.refused('GET', '/api/statistics/chess')).toBe('unknown-game')
  })

  it('a finished game is told in profiles, lists, statistics and as what it did to ratings', async () => {
    const id = await ann.open('tic-tac-toe')
    await bob.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    expect(await ann.refused('GET', `/api/tables/${id}/result`)).toBe('game-running')
    for (const [seq, option] of GAME.entries())
      await [ann, bob][seq % 2].send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option })
    const result = await stranger.get(`/api/tables/${id}/result`, TableResult)
    expect(result).toMatchObject({ pace: 'days', why: null, annulled: false })
    const gains = result.seats.map(({ rating }) => (rating ? rating.after.points - rating.before.points : 0))
    expect(gains.map(Math.sign)).toEqual([1, -1])

    const { subject, ...told } = await profile(ann, 'me')
    expect(told).toMatchObject({ finished: 1, won: 1, games: [{ table: id, place: 1, others: [{ name: 'Bob' }] }] })
    expect(told.ratings).toMatchObject([{ game: 'tic-tac-toe', pace: 'days', games: 1 }])
    expect(await profile(stranger, subject)).toMatchObject({ name: 'Ann', you: false, won: 1 })
    const curve = await stranger.get(`/api/people/${subject}/curve?game=tic-tac-toe&pace=days`, Curve)
    expect(curve.points.at(-1)?.points).toBe(result.seats[0].rating?.after.points)

    const { house, own } = await ann.get(`/api/statistics/tic-tac-toe?subject=${subject}`, Statistics)
    expect(house).toMatchObject({ games: 2, places: [1, 1], total: { n: 2, least: 0, most: 1 } })
    expect(own).toMatchObject({ games: 1, places: [1] })
    const csv = await (await stranger.fetch('GET', '/api/statistics/tic-tac-toe/csv')).text()
    expect(csv.split('\r\n').slice(0, 2)).toEqual(['who,figure,key,value', 'house,games,,2'])
    // Of one game nobody can say who is best.
    expect((await stranger.get('/api/ratings/tic-tac-toe', Leaderboard)).rows).toEqual([])
  })

  it('a profile that its owner keeps private is there for its owner only', async () => {
    const { subject } = await profile(bob, 'me')
    await bob.send('PUT', '/api/me/profile', { shown: 'private' })
    expect(await profile(bob, 'me')).toMatchObject({ shown: 'private', finished: 1 })
    expect(await ann.refused('GET', `/api/people/${subject}`)).toBe('not-found')
    expect(await ann.refused('GET', `/api/people/${subject}/games`)).toBe('not-found')
    expect(await ann.refused('GET', `/api/people/${subject}/curve?game=tic-tac-toe&pace=days`)).toBe('not-found')
    expect(await ann.refused('GET', `/api/statistics/tic-tac-toe?subject=${subject}`)).toBe('not-found')
    expect((await profile(ann, 'me')).opponents).toMatchObject([{ subject: null, name: 'Bob' }])
    await bob.send('PUT', '/api/me/profile', { shown: 'public' })
    expect((await profile(ann, subject)).name).toBe('Bob')
  })
})
