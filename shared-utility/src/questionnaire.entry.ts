/** Flow and validation of questionnaires, shared with the server; a module of its own. */
export * from './contract/questionnaire/answer-faults';
export * from './contract/questionnaire/conditions';
export * from './contract/questionnaire/content-faults';
export * from './contract/questionnaire/visible-questions';
export { mayMoveQuestionnaire, type QuestionnaireMove } from './contract/questionnaire-moves';
