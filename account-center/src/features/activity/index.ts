export { activitySaga } from './data/activity.saga';
export { activityActions, activitySlice } from './data/activity.slice';
export { ActivitySection } from './views/activity-section.view';
