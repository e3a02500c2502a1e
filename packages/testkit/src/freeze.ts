/** A copy that nobody can change: writing to it throws. */
import { clonePlain } from '@waystation/kernel'

export function frozenCopy<T>(value: T): T {
  return deepFreeze(clonePlain(value))
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
