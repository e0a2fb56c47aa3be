export { idleSaga } from './data/idle.saga';
export { idleReducer, selectLocked } from './data/idle.slice';
export { Idle } from './views/idle.view';
