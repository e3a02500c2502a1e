// @vitest-environment happy-dom
import { findGame } from '@waystation/catalog'
import type { Language } from '@waystation/kernel'
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'
import { boxes, webGameOf } from '../src/games/index.ts'
import { Illustration } from '../src/rules/illustrations.tsx'

const LANGUAGES: readonly Language[] = ['en', 'fr']
/** Every box on the shelf has drawings in its rules help, at least so many. */
const LEAST = 5

describe.each(boxes().map(({ id }) => id))('the drawings in the rules help of %s', (id) => {
  test.each(LANGUAGES)('stand below sections that are there, each with its caption (%s)', async (language) => {
    const illustrations = await webGameOf(id).illustrations?.()
    if (illustrations === undefined) throw new Error('no illustrations')
    const text = await findGame(id).texts[language]()
    const sections = Object.keys(illustrations.sections)
    expect(sections.length).toBeGreaterThanOrEqual(LEAST)
    expect(text.rules.map((section) => section.id)).toEqual(expect.arrayContaining(sections))
    const captions = illustrations.captions(language)
    expect(Object.keys(captions).sort()).toEqual(sections.sort())
    for (const section of sections) {
      const root = document.createElement('div')
      void act(() => render(h(Illustration, { section, illustrations, text }), root))
      expect(root.querySelector('figcaption')?.textContent).toBe(captions[section])
      expect(root.querySelectorAll('svg').length).toBeGreaterThan(0)
      expect(root.innerHTML).not.toMatch(/NaN|undefined/)
      render(null, root)
    }
  })

  test('show things of the box beside their names', async () => {
    const illustrations = await webGameOf(id).illustrations?.()
    const text = await findGame(id).texts.en()
    const drawn = Object.keys(text.components).flatMap((component) => illustrations?.component?.(component, 'en') ?? [])
    expect(drawn.length).toBeGreaterThanOrEqual(LEAST)
    const root = document.createElement('div')
    void act(() => render(drawn, root))
    expect(root.querySelectorAll('svg.component-picture').length).toBe(drawn.length)
    expect(root.innerHTML).not.toMatch(/NaN|undefined/)
  })
})
