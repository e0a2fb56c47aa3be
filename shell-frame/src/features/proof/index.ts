export { ProofQuestion } from './views/proof-question.view';
