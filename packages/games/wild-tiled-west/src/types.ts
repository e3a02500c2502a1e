/** The five vocabularies under one name. */
import type { GameTypes, Rule as KernelRule, RuleContext } from '@waystation/kernel'
import type { Event } from './events.ts'
import type { Option } from './options.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import type { View } from './view.ts'

export interface WildTiledWest extends GameTypes {
  state: State
  step: Step
  option: Option
  event: Event
  view: View
}

export type Context = RuleContext<WildTiledWest>
export type Rule<K extends Step['do'], O extends Option = Option> = KernelRule<WildTiledWest, K, O>
/** An option by what it does. */
export type Answer<K extends Option['do']> = Extract<Option, { do: K }>
