/** Trading posts, and on a phone the own discs below them. */
import type { Spot } from '../../../board/Spots.tsx'
import { discSpots } from './discs.ts'
import type { Scene } from './spots.ts'

export function townSpots(scene: Scene): readonly Spot[] {
  const { view, layout, labels } = scene
  const { town, kind, shows } = layout
  // On the phone's trail the town is a picture: it has a sheet of its own.
  if (kind === 'tall' && !shows.includes('town')) return []
  const posts = view.posts.map(({ post, discs }): Spot => {
    const target = `post ${post}`
    return { key: target, target, rect: town.posts[post], label: labels.post(post, discs), round: 6 }
  })
  return town.discs === null ? posts : [...posts, ...discSpots(scene, town.discs, 'slot')]
}
