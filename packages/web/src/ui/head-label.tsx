/** What a button in the head of a table says: in words on a desk, by a sign on a phone, where they would leave no room for the title. */
import { Icon, type IconName } from './icon.tsx'

export const HeadLabel = ({ icon, words }: { readonly icon: IconName; readonly words: string }) => (
  <span class="head-label">
    <Icon name={icon} />
    <span class="head-words">{words}</span>
  </span>
)
