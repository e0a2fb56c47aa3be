export { checkRequires, RequiresError } from './check';
export { satisfies } from './ranges';
export { faceVersion, sharedModules, versionOf } from './versions';
