import { libraries } from './libraries.js';

/** Shared libraries of which every room has its own copy. */
export const copied = libraries.flatMap((library) => (library.copied ? library.name : []));

/** Packages that a room may bundle although they are no shared modules. */
export const bundled = [
  ...copied.map((name) => ({ pattern: new RegExp(`^${name}$`) })),
  { pattern: /^@ant-design\/icons\/es\/icons\/\w+$/ },
  { pattern: /^antd\/locale\/\w+$/ },
  { pattern: /^dayjs\/(plugin|locale)\// },
  { pattern: /^@dnd-kit\/(core|sortable)$/, room: 'sub-apps/saas' },
  { pattern: /^@noble\/hashes\//, room: 'shared-utility' },
  { pattern: /^@reduxjs\/toolkit\/query(\/react)?$/, room: 'shared-utility' },
  { pattern: /^@simplewebauthn\/browser$/, room: 'shared-utility' },
  { pattern: /^echarts\//, room: 'shared-utility' },
  { pattern: /^jsqr$/, room: 'sub-apps/custom' },
  { pattern: /^pinyin-pro$/, room: 'shell-frame' },
  { pattern: /^uqr$/, room: 'root-config' },
  { pattern: /^pdfjs-dist$/, room: 'shared-utility' },
  { pattern: /^(@tiptap\/|katex(\/|$))/, room: 'shared-utility' },
  { pattern: /^tus-js-client$/, room: 'shared-utility' },
];
