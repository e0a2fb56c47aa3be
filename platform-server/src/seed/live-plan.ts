export interface SeedLive {
  /** A course by organisation and number, such as `sunrise:head:0`. */
  readonly course: string;
  readonly title: string;
  /** Days from now, and the hour of that day in UTC; without an hour the session is running. */
  readonly day: number;
  readonly hour?: number;
  readonly minutes: number;
  readonly summary?: string;
  readonly zone?: string;
  readonly cancelled?: string;
  /** True for a session without a meeting address, whose room says so. */
  readonly hasNoMeeting?: boolean;
}

export const sessions: readonly SeedLive[] = [
  { course: 'sunrise:head:0', title: '家政服务入门：开班直播', day: -13, hour: 11, minutes: 60 },
  { course: 'sunrise:head:1', title: '家庭保洁规范：常见问题答疑', day: -9, hour: 12, minutes: 90 },
  { course: 'sunrise:head:7', title: '老人起居照料：翻身演示', day: -6, hour: 2, minutes: 45 },
  {
    course: 'sunrise:vocational:0',
    title: '电工基础：安全规程讲解',
    day: -3,
    hour: 6,
    minutes: 60,
  },
  {
    ...{ course: 'sunrise:head:0', title: '家政服务入门：实操点评', day: 0, minutes: 480 },
    summary: '请准备好自己的实操视频，老师逐一点评。全天开放，可随时进入。',
  },
  {
    ...{ course: 'sunrise:head:2', title: '厨房深度清洁：工具选择', day: 2, hour: 3, minutes: 60 },
    cancelled: '主讲老师临时有事，改期另行通知。',
  },
  {
    ...{
      course: 'sunrise:head:0',
      title: '家政服务入门：第二次答疑',
      day: 2,
      hour: 11,
      minutes: 60,
    },
    summary: '请提前在课程笔记里写下问题。',
  },
  {
    ...{ course: 'sunrise:head:1', title: '家庭保洁规范：案例分析', day: 4, hour: 12 },
    ...{ minutes: 90, hasNoMeeting: true },
  },
  { course: 'sunrise:head:6', title: '养老护理基础：照护计划', day: 6, hour: 2, minutes: 60 },
  { course: 'sunrise:head:10', title: '服务礼仪：情景练习', day: 8, hour: 11, minutes: 60 },
  {
    ...{ course: 'sunrise:vocational:2', title: '配电箱检修：海外专家讲座', day: 9, hour: 13 },
    ...{ minutes: 90, zone: 'Europe/Paris' },
  },
  { course: 'horizon:head:0', title: '新程导学：开学第一课', day: 3, hour: 11, minutes: 60 },
  { course: 'sunrise:head:7', title: '老人起居照料：结课答疑', day: 14, hour: 12, minutes: 60 },
];
