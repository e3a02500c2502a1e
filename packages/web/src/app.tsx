/** The frame around every page, and the addresses. */
import './styles/index.css'
import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso'
import { useState } from 'preact/hooks'
import { HomePage } from './pages/home.tsx'
import { t } from './text/index.ts'
import { Header } from './ui/header.tsx'
import { NotFound } from './ui/not-found.tsx'
import { Notices } from './ui/notices.tsx'

const LobbyPage = lazy(async () => (await import('./pages/lobby.tsx')).LobbyPage)
const NewPage = lazy(async () => (await import('./pages/new-table.tsx')).NewPage)
const LocalPage = lazy(async () => (await import('./pages/local-table.tsx')).LocalPage)
const TablePage = lazy(async () => (await import('./pages/server-table.tsx')).TablePage)
const ReplaysPage = lazy(async () => (await import('./pages/replays.tsx')).ReplaysPage)
const ReplayPage = lazy(async () => (await import('./pages/replay.tsx')).ReplayPage)
const RulesPage = lazy(async () => (await import('./pages/rules.tsx')).RulesPage)
const CompanyPage = lazy(async () => (await import('./pages/company.tsx')).CompanyPage)
const ClubPage = lazy(async () => (await import('./pages/club.tsx')).ClubPage)
const JoinPage = lazy(async () => (await import('./pages/join.tsx')).JoinPage)
const ProfilePage = lazy(async () => (await import('./pages/profile.tsx')).ProfilePage)
const LeaderboardPage = lazy(async () => (await import('./pages/leaderboard.tsx')).LeaderboardPage)
const StatisticsPage = lazy(async () => (await import('./pages/statistics.tsx')).StatisticsPage)
const SettingsPage = lazy(async () => (await import('./pages/settings.tsx')).SettingsPage)
const AccountPage = lazy(async () => (await import('./pages/account.tsx')).AccountPage)
const SignInPage = lazy(async () => (await import('./pages/sign-in.tsx')).SignInPage)
const LinkPage = lazy(async () => (await import('./pages/link.tsx')).LinkPage)
const OwnerPage = lazy(async () => (await import('./pages/owner.tsx')).OwnerPage)
const AboutPage = lazy(async () => (await import('./pages/about.tsx')).AboutPage)

/** Keyboard and screen reader users begin each page at its top. */
function arrived(): void {
  document.getElementById('main')?.focus()
  window.scrollTo(0, 0)
}

export function App() {
  const [failed, setFailed] = useState(false)
  return (
    <LocationProvider>
      <a class="skip" href="#main">
        {t().app.skip}
      </a>
      <Header />
      <Notices />
      <main id="main" tabIndex={-1}>
        {failed ? (
          <Failed />
        ) : (
          <ErrorBoundary onError={() => setFailed(true)}>
            <Router onRouteChange={arrived}>
              <Route path="/" component={HomePage} />
              <Route path="/lobby" component={LobbyPage} />
              <Route path="/new/:game/:mode" component={NewPage} />
              <Route path="/local/:id" component={LocalPage} />
              <Route path="/table/:id" component={TablePage} />
              <Route path="/replays" component={ReplaysPage} />
              <Route path="/replay/:kind/:id" component={ReplayPage} />
              <Route path="/rules/:game" component={RulesPage} />
              <Route path="/people/:subject" component={ProfilePage} />
              <Route path="/ratings/:game" component={LeaderboardPage} />
              <Route path="/statistics/:game" component={StatisticsPage} />
              <Route path="/company" component={CompanyPage} />
              <Route path="/club/:id" component={ClubPage} />
              <Route path="/join" component={JoinPage} />
              <Route path="/settings" component={SettingsPage} />
              <Route path="/account" component={AccountPage} />
              <Route path="/sign-in" component={SignInPage} />
              <Route path="/link" component={LinkPage} />
              <Route path="/owner" component={OwnerPage} />
              <Route path="/about" component={AboutPage} />
              <Route default component={NotFound} />
            </Router>
          </ErrorBoundary>
        )}
      </main>
    </LocationProvider>
  )
}

function Failed() {
  return (
    <div class="page narrow" role="alert">
      <h1>{t().app.broken}</h1>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t().app.retry}
      </button>
    </div>
  )
}
