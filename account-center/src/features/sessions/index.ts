export { sessionsSaga } from './data/sessions.saga';
export { sessionsActions, sessionsSlice } from './data/sessions.slice';
export { SessionsSection } from './views/sessions-section.view';
