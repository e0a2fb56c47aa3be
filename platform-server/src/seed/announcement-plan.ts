export interface SeedAnnouncement {
  readonly title: string;
  readonly text: string;
  /** A department or a role by its key; the whole organisation without either. */
  readonly department?: string;
  readonly role?: string;
  readonly kind?: 'staff' | 'students';
  readonly branch?: string;
  readonly channels?: readonly ('mail' | 'sms')[];
  /** Phone number of the sender; by default the organisation's administrator, who receives none. */
  readonly from?: string;
  /** Hours since it was sent; negative for a scheduled one, undefined for a draft. */
  readonly hours?: number;
  readonly withdrawn?: true;
  /** How many of ten recipients have read it. */
  readonly readers?: number;
}

/** By demo organisation. */
export const announcements: Readonly<Record<string, readonly SeedAnnouncement[]>> = {
  'sunrise:head': [
    {
      title: '冬季教师培训报名开始',
      text: '冬季教师培训现在开始报名，名额 60 人，报满即止。\n\n请在本周五前完成报名，详情见 https://www.example.com/winter-training',
      ...{ kind: 'staff', hours: 3, readers: 0, from: '13900000002' },
    },
    {
      title: '系统维护通知',
      text: '平台将于本周六 22:00 至次日 2:00 维护，期间无法登录。\n\n请提前保存您的工作。',
      ...{ hours: 26, readers: 6, channels: ['mail'] },
    },
    {
      title: '学员服务部：本月回访安排',
      text: '请各位按分工完成本月的学员回访，并在月底前登记结果。',
      ...{ department: 'service', hours: 52, readers: 7 },
    },
    {
      title: '期中学习进度提醒',
      text: '本学期已过半，请各位学员查看自己的学习进度，按时完成必修内容。',
      ...{ kind: 'students', hours: 80, readers: 5 },
    },
    {
      title: '浦东校区停车场改造',
      text: '浦东校区停车场下周起改造，为期两周，请尽量乘坐公共交通前来。',
      ...{ branch: 'east', hours: 120, readers: 8 },
    },
    {
      title: '教研组公开课安排',
      text: '教学部各教研组的公开课安排已确定，请提前到场。',
      ...{ department: 'teaching', hours: 170, readers: 9 },
    },
    {
      title: '国庆放假安排',
      text: '放假时间以本通知为准。',
      ...{ hours: 1_200, readers: 9, withdrawn: true },
    },
    {
      title: '实名认证指引',
      text: '请在个人中心完成实名认证，证书将以实名信息为准。\n\n遇到问题请联系学员服务部。',
      ...{ hours: 1_500, readers: 9, channels: ['sms'] },
    },
    {
      title: '年度总结大会',
      text: '年度总结大会将在总部校区报告厅举行，请准时参加。',
      ...{ kind: 'staff', hours: -72 },
    },
    {
      title: '寒假课程开放预告',
      text: '寒假课程即将开放选课，请留意后续通知。',
      ...{ kind: 'students', hours: -200, channels: ['mail'] },
    },
    { title: '新学期教材领取（草稿）', text: '领取时间待定。', kind: 'students' },
    { title: '徐汇校区开放日', text: '欢迎各位学员带朋友参加开放日。', branch: 'south' },
    { title: '职业技能部例会', text: '例会改为每周三上午。', department: 'vocational' },
  ],
  'sunrise:vocational': [
    {
      title: '实训室使用须知',
      text: '进入实训室请佩戴工牌，并遵守安全规程。',
      ...{ hours: 30, readers: 4 },
    },
    { title: '设备盘点（草稿）', text: '盘点时间待定。', kind: 'staff' },
  ],
  'horizon:head': [
    {
      title: '欢迎加入新程学院',
      text: '欢迎各位。课程安排与答疑时间见学员手册。',
      ...{ hours: 48, readers: 6 },
    },
    { title: '线上校区公告（草稿）', text: '内容待定。', branch: 'online' },
  ],
};
