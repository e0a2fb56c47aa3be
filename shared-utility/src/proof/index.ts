export { type AskForProof, askForProofWith, proofPort } from './proof-port';
