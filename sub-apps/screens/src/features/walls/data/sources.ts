import {
  api,
  type CourseSchedule,
  type DayCount,
  type GovernmentScreen,
  type OnlineUsers,
  type ProvinceCount,
  quietly,
  type SummaryPlus,
  type TrainingScreen,
  type TrainSchedule,
} from '@edu/shared-utility';

/** Where a wall's figures come from. */
export interface Source<T> {
  readonly name: 'government' | 'training' | 'own';
  read(signal: AbortSignal): Promise<T>;
  /** What an event of the stream brings; null where it only says that there is something new. */
  ofEvent(data: string): T | null;
}

function brought<T>(data: string): T | null {
  try {
    return JSON.parse(data) as T;
  } catch {
    return null;
  }
}

export const government: Source<GovernmentScreen> = {
  name: 'government',
  read: (signal) => api.screen.government({}, { ...quietly, signal }),
  ofEvent: brought,
};

export const training: Source<TrainingScreen> = {
  name: 'training',
  read: (signal) => api.screen.training({}, { ...quietly, signal }),
  ofEvent: brought,
};

/** The figures of the person's own organisation, in the last thirty days. */
export interface OwnFigures {
  readonly readAt: string;
  readonly summary: SummaryPlus;
  readonly active: readonly DayCount[];
  readonly came: readonly DayCount[];
  readonly online: OnlineUsers;
  readonly regions: readonly ProvinceCount[];
  readonly trains: readonly TrainSchedule[];
  readonly courses: readonly CourseSchedule[];
}

export const own: Source<OwnFigures> = {
  name: 'own',
  async read(signal) {
    const how = { ...quietly, signal };
    const { statistics } = api;
    const [summary, people, online, regions, trains, courses] = await Promise.all([
      statistics.getSummarizedDataPlus({}, how),
      statistics.getUserStatisticsData({}, how),
      statistics.getOnlineUserData({}, how),
      statistics.getUserCountGroupByProvince({}, how),
      statistics.getTrainSchedule({}, how),
      statistics.getCourseAndUserSchedule({}, how),
    ]);
    const { activeUsers: active, newUsers: came } = people;
    const readAt = new Date().toISOString();
    return { readAt, summary, active, came, online, regions, trains, courses };
  },
  ofEvent: () => null,
};
