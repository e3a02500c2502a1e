/** The gallery: every piece, cover and board from real games, for screenshots. `?page=pieces&theme=dark&lang=fr` */
import '@fontsource/rye/400.css'
import '@fontsource-variable/inter/wght.css'
import '../src/art/palette.css'
import '../src/art/art.css'
import './gallery.css'
import type { ComponentType } from 'preact'
import { render } from 'preact'
import { Covers } from './pages/Covers.tsx'
import { Deadwood } from './pages/Deadwood.tsx'
import { Film } from './pages/Film.tsx'
import { Pieces } from './pages/Pieces.tsx'
import { Print } from './pages/Print.tsx'
import { Table } from './pages/Table.tsx'

const query = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'
document.documentElement.lang = query.get('lang') ?? 'en'

const PAGES: { readonly [page: string]: ComponentType<{ query: URLSearchParams }> } = {
  pieces: Pieces,
  covers: Covers,
  deadwood: Deadwood,
  film: Film,
  print: Print,
  table: Table,
}
const Page = PAGES[query.get('page') ?? 'pieces'] ?? Pieces
const root = document.getElementById('app')
if (root) render(<Page query={query} />, root)
