import type { Outlook } from '@waystation/kernel'

export const FITS: Outlook<never>['fits'] = {}
