import { seedId } from './seed-id';

export interface PlannedTrain {
  readonly key: string;
  readonly organ: 'head' | 'vocational';
  readonly branch: string;
  readonly title: string;
  readonly state: 'draft' | 'published' | 'unpublished';
  /** Days from now, end exclusive. */
  readonly days: readonly [from: number, until: number];
  readonly hours: number;
  /** Numbers of courses of its organisation. */
  readonly courses: readonly number[];
  readonly people: number;
  /** Number of its certificate's template. */
  readonly template?: number;
  readonly regionId: string;
  readonly place: string;
  readonly goal: string;
  /** How many items complete it; by default all required ones. */
  readonly passItems?: number;
}

const shanghai = { regionId: '310115', place: '上海市浦东新区张江路 88 号' };
const shenzhen = { regionId: '440305', place: '深圳市南山区科技园' };
const online = { regionId: '310000', place: '线上' };

/** Trainings of half a year, oldest first. Their courses are also granted to whole organisations. */
export const plannedTrains: readonly PlannedTrain[] = [
  {
    ...{ key: 'spring', organ: 'head', branch: 'main', title: '家政服务员岗前培训（春季班）' },
    ...{ state: 'published', days: [-180, -120], hours: 48, courses: [0, 4], people: 26 },
    ...{ template: 0, ...shanghai, goal: '掌握家政服务的基本规范，能独立上岗。', passItems: 1 },
  },
  {
    ...{ key: 'safety', organ: 'head', branch: 'east', title: '居家安全与消防专题培训' },
    ...{ state: 'published', days: [-150, -110], hours: 16, courses: [12, 8], people: 18 },
    ...{ ...shanghai, goal: '了解居家火灾、触电、跌倒的预防与处置。', passItems: 1 },
  },
  {
    ...{ key: 'electric', organ: 'vocational', branch: 'vocational', title: '电工基础轮训' },
    ...{ state: 'published', days: [-130, -60], hours: 60, courses: [0, 4], people: 30 },
    ...{ template: 3, ...shenzhen, goal: '按规程完成照明电路安装与检修。', passItems: 1 },
  },
  {
    ...{ key: 'summer', organ: 'head', branch: 'main', title: '家政服务员岗前培训（夏季班）' },
    ...{ state: 'published', days: [-100, -30], hours: 48, courses: [0, 8, 16], people: 34 },
    ...{ template: 0, ...shanghai, goal: '掌握家政服务的基本规范，能独立上岗。', passItems: 1 },
  },
  {
    ...{ key: 'manners', organ: 'head', branch: 'south', title: '服务礼仪与沟通提升班' },
    ...{ state: 'unpublished', days: [-70, -20], hours: 12, courses: [20], people: 12 },
    ...{ ...shenzhen, goal: '学会与客户有效沟通，妥善处理投诉。' },
  },
  {
    ...{ key: 'welding', organ: 'vocational', branch: 'vocational', title: '实训安全轮训' },
    ...{ state: 'published', days: [-45, 30], hours: 20, courses: [8, 12], people: 24 },
    ...{ ...shenzhen, goal: '实训前人人掌握安全规程。', passItems: 1 },
  },
  {
    ...{ key: 'running', organ: 'head', branch: 'main', title: '家政服务员岗前培训（秋季班）' },
    ...{ state: 'published', days: [-40, 50], hours: 48, courses: [0, 16, 20], people: 45 },
    ...{ template: 0, ...shanghai, goal: '掌握家政服务的基本规范，通过结业考试后独立上岗。' },
  },
  {
    ...{ key: 'first-aid', organ: 'head', branch: 'east', title: '急救基础进阶班' },
    ...{ state: 'published', days: [-10, 35], hours: 16, courses: [16], people: 20 },
    ...{ ...online, goal: '能完成心肺复苏、止血包扎和气道异物处置。' },
  },
  {
    ...{ key: 'winter', organ: 'head', branch: 'main', title: '家政服务员岗前培训（冬季班）' },
    ...{ state: 'published', days: [12, 90], hours: 48, courses: [0, 16], people: 15 },
    ...{ ...shanghai, goal: '掌握家政服务的基本规范，能独立上岗。' },
  },
  {
    ...{ key: 'draft', organ: 'head', branch: 'main', title: '养老护理员技能提升' },
    ...{ state: 'draft', days: [20, 80], hours: 60, courses: [20], people: 0 },
    ...{ ...online, goal: '提升老人照护的实操水平。' },
  },
];

export const trainId = (key: string): string => seedId(`train:sunrise:${key}`);
