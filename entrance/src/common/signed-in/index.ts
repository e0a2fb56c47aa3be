export { SignedInGate } from './signed-in-gate.view';
