import type { zhCN } from './zh-CN';

const enUS: typeof zhCN = {
  unreachable: 'The address cannot be reached, so nothing was applied: {{address}}',
  late: 'No answer within {{seconds}} s, so nothing was applied: {{address}}',
  status: 'The address answers {{status}}, so nothing was applied: {{address}}',
  type: 'What the address answers is no JavaScript ({{type}}), so nothing was applied: {{address}}',
  cors: 'The address answers, but does not let this page read it (no Access-Control-Allow-Origin), so nothing was applied: {{address}}',
  digest:
    'The file is not the one that the digest of the link is of, so nothing was applied: {{address}}',
};

export default enUS;
