/**
 * Server state by RTK Query over the contract (docs/sub-apps.md), as a module of its own, so that the log-in does
 * not load it. Its files import '@edu/shared-utility' by name as any app does; relative imports would build the
 * public API as two files.
 */
export { skipToken } from '@reduxjs/toolkit/query';
export { type ArticleMove, mayMoveArticle } from './contract/article-moves';
export { type AssessmentMove, mayMoveAssessment } from './contract/assessment-moves';
export { type CourseMove, mayMoveCourse } from './contract/course-moves';
export { type DeclarationMove, mayMoveDeclaration } from './contract/declaration-moves';
export { changeableWhenPublished, type ExamMove, mayMoveExam } from './contract/exam-moves';
export { mayMoveOrder, type OrderMove } from './contract/order-moves';
export { mayMovePaper, type PaperMove } from './contract/paper-moves';
export { mayMoveQuestion, type QuestionMove } from './contract/question-moves';
export { mayMoveTrain, type TrainMove } from './contract/train-moves';
export { useAlertFocus } from './data/alert-focus.hook';
export type { AnswerOf, ArgsOf, CallName, ReadName, WriteName } from './data/call-names';
export { useClear } from './data/clear-button.hook';
export { contractApi } from './data/contract-api';
export type { ContractApi, ContractCalls } from './data/contract-api-types';
export { type CallFailure, failureOf } from './data/contract-query';
export { DataProvider } from './data/data-provider';
export { type DataStore, dataStore } from './data/data-store';
export { useLocalDraft } from './data/drafts/local-draft.hook';
export {
  announceRestored,
  type LocalDrafts,
  localDrafts,
  prepareDrafts,
} from './data/drafts/local-drafts';
export { ExplainedError, reasonOf } from './data/explained-error';
export { joinWords } from './data/join-words';
export { loadedOf, type ReadResult } from './data/loaded';
export { isMissingCode } from './data/missing-code';
export { MissingPage } from './data/missing-page.view';
export { usePageName } from './data/page-name.hook';
export { usePageMargin, usePageSurface } from './data/page-surface.hook';
export { askAhead, type Dispatch } from './data/prefetch-store';
export { useReservedSpace } from './data/reserved-space.hook';
export type { Tag } from './data/tags';
export { useTreeOnOpen } from './data/tree-on-open.hook';
export { useReturnToTab, useVisible } from './data/visible.hook';
