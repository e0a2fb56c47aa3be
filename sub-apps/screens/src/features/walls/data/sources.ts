import {
  api,
  type CallOptions,
  type CourseSchedule,
  context,
  type DayCount,
  type GovernmentScreen,
  type OnlineUsers,
  type ProvinceCount,
  type SummaryPlus,
  type TrainingScreen,
  type TrainSchedule,
  withoutToast,
} from '@edu/shared-utility';

/** Source of a wall screen's figures. */
export interface Source<T> {
  readonly name: 'government' | 'training' | 'own';
  read(signal: AbortSignal): Promise<T>;
  /** Parses an event of the stream; null for an event that only announces new figures. */
  ofEvent(data: string): T | null;
}

function parseFigures<T>(data: string): T | null {
  try {
    return JSON.parse(data) as T;
  } catch {
    return null;
  }
}

export const government: Source<GovernmentScreen> = {
  name: 'government',
  read: (signal) => api.screen.government({}, { ...withoutToast, signal }),
  ofEvent: parseFigures,
};

export const training: Source<TrainingScreen> = {
  name: 'training',
  read: (signal) => api.screen.training({}, { ...withoutToast, signal }),
  ofEvent: parseFigures,
};

const organNames = new Map<string, string | null>();

/** Name of the session's organisation; a log-in of the new flow does not store one. */
async function organName(callSettings: CallOptions): Promise<string | null> {
  const organ = context.get('organ') ?? '';
  const stored = context.get('organList')?.find((choice) => choice.organ === organ)?.name;
  const cached = stored ?? organNames.get(organ);
  if (cached !== undefined) return cached;
  // The screen works without the name, which is requested again with the next figures.
  const organs = await api.account.findOrganList(undefined, callSettings).catch(() => null);
  const name = organs?.find((choice) => choice.organ === organ)?.name ?? null;
  if (organs) organNames.set(organ, name);
  return name;
}

/** Figures of the person's own organisation for the last thirty days. */
export interface OwnFigures {
  readonly readAt: string;
  readonly organ: string | null;
  readonly summary: SummaryPlus;
  readonly active: readonly DayCount[];
  readonly newPeople: readonly DayCount[];
  readonly online: OnlineUsers;
  readonly regions: readonly ProvinceCount[];
  readonly trains: readonly TrainSchedule[];
  readonly courses: readonly CourseSchedule[];
}

export const ownFiguresSource: Source<OwnFigures> = {
  name: 'own',
  async read(signal) {
    const callSettings = { ...withoutToast, signal };
    const { statistics } = api;
    const [organ, summary, people, online, regions, trains, courses] = await Promise.all([
      organName(callSettings),
      statistics.getSummarizedDataPlus({}, callSettings),
      statistics.getUserStatisticsData({}, callSettings),
      statistics.getOnlineUserData({}, callSettings),
      statistics.getUserCountGroupByProvince({}, callSettings),
      statistics.getTrainSchedule({}, callSettings),
      statistics.getCourseAndUserSchedule({}, callSettings),
    ]);
    const { activeUsers: active, newUsers: newPeople } = people;
    const readAt = new Date().toISOString();
    return {
      readAt,
      organ,
      summary,
      active,
      newPeople: newPeople,
      online,
      regions,
      trains,
      courses,
    };
  },
  ofEvent: () => null,
};
