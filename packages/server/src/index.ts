export { DEFAULTS, readConfig, type ServerConfig } from './config.ts'
export { type RunningServer, startServer } from './server.ts'
export { backupCommand, type Output, restoreCommand, serve } from './ops/commands.ts'
