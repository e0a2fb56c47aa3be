import type { OverviewState } from './overview.slice';

export const selectOverview = (state: { overview: OverviewState }) => state.overview;
