import type { zhCN } from './zh-CN';

const enUS: typeof zhCN = {
  unreachable: 'The address cannot be reached, so nothing was applied: {{address}}',
  late: 'No answer within {{seconds}} s, so nothing was applied: {{address}}',
  status: 'The address answers {{status}}, so nothing was applied: {{address}}',
  type: 'What the address answers is no JavaScript ({{type}}), so nothing was applied: {{address}}',
  cors: 'The address answers, but does not let this page read it (no Access-Control-Allow-Origin), so nothing was applied: {{address}}',
  digest:
    'The file is not the one that the digest of the link is of, so nothing was applied: {{address}}',
  card: {
    unreachable: 'The address under test cannot be reached: {{address}}',
    late: 'The address under test does not answer within {{seconds}} s: {{address}}',
    status: 'The address under test answers {{status}}: {{address}}',
    type: 'What the address under test answers is no JavaScript ({{type}}): {{address}}',
    cors: 'The address under test answers, but does not let this page read it (no Access-Control-Allow-Origin): {{address}}',
    digest: 'The file under test is not the one that the digest of the link is of: {{address}}',
  },
};

export default enUS;
