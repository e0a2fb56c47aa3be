export { checkRequires, RequiresError } from './check';
export { satisfies } from './ranges';
export { apiVersion, sharedModules, versionOf } from './versions';
