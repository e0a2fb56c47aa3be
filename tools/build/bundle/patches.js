import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { queryCuts } from './query.js';
import search from './select-search.cjs';
import { earlyReturn } from './sheets/plugin.js';

/**
 * A place inside a library that a plugin of the build changes.
 * @typedef {{ plugin: string, library: string, writtenFor: string, file: string, text?: string }} Patch
 *   `file` inside the library's folder; `text` is in it
 */

const antd = { library: 'antd', writtenFor: '6.6.8' };
const router = { library: 'react-router', writtenFor: '7.18.5' };
const faceApi = { library: '@vladmandic/face-api', writtenFor: '1.7.15' };

/**
 * The assumptions of the plugins about the libraries. If a new version changes one of these places, its patch would
 * have no effect, without an error.
 * @type {readonly Patch[]}
 */
export const patches = [
  {
    plugin: 'lightStart',
    ...antd,
    file: 'es/config-provider/index.js',
    text: "from '../tooltip/UniqueProvider'",
  },
  {
    plugin: 'lightStart',
    ...antd,
    file: 'es/table/hooks/useFilter/FilterDropdown.js',
    text: "from '../../../tree'",
  },
  {
    plugin: 'lightStart',
    ...antd,
    file: 'es/table/hooks/useFilter/FilterDropdown.js',
    text: 'export function flattenKeys(',
  },
  {
    plugin: 'lightStart',
    ...antd,
    file: 'es/table/hooks/useFilter/index.js',
    text: "from './FilterDropdown'",
  },
  {
    plugin: 'lightStart',
    ...antd,
    file: 'es/table/hooks/useSelection.js',
    text: "from '../../dropdown'",
  },
  {
    plugin: 'lightStart',
    ...antd,
    file: 'es/table/hooks/useSelection.js',
    text: "from '../../radio'",
  },
  { plugin: 'lightStart', ...antd, file: 'es/form/context.js', text: "from '@rc-component/form'" },
  {
    plugin: 'lightStart',
    library: '@rc-component/form',
    writtenFor: '1.8.6',
    file: 'es/FormContext.js',
    text: 'FormProvider',
  },
  {
    plugin: 'lightStart',
    ...antd,
    file: 'es/button/style/token.js',
    text: "from '../../color-picker/components/ColorPresets'",
  },
  { plugin: 'lightStart', ...antd, file: 'es/color-picker/components/ColorPresets.js' },
  {
    plugin: 'styleNonce',
    library: '@rc-component/util',
    writtenFor: '1.14.1',
    file: 'es/Dom/dynamicCSS.js',
    text: 'styleNode.nonce = csp?.nonce;',
  },
  { plugin: 'quietSearch', ...search },
  {
    plugin: 'staticSheets',
    library: '@ant-design/cssinjs-utils',
    writtenFor: '2.1.2',
    file: 'es/util/genStyleUtils.js',
    text: earlyReturn,
  },
  {
    plugin: 'staticSheets',
    ...antd,
    file: 'es/theme/util/useResetIconStyle.js',
    text: 'genIconStyle(iconPrefixCls)',
  },
  {
    plugin: 'sharedIcon',
    library: '@ant-design/icons',
    writtenFor: '6.3.4',
    file: 'es/icons/StarOutlined.js',
    text: '/AntdIconLight"',
  },
  { plugin: 'plainInput', ...antd, file: 'es/input/Input.js' },
  { plugin: 'plainInput', ...antd, file: 'es/input/Password.js' },
  {
    plugin: 'chineseFirst',
    ...antd,
    file: 'es/config-provider/index.js',
    text: "from '../locale/en_US'",
  },
  { plugin: 'chineseFirst', ...antd, file: 'es/locale/zh_CN.js' },
  {
    plugin: 'oneTransport',
    library: 'axios',
    writtenFor: '1.21.1',
    file: 'lib/adapters/fetch.js',
    text: 'export const getFetch =',
  },
  { plugin: 'productionRouter', ...router, file: 'package.json', text: './dist/development/' },
  { plugin: 'productionRouter', ...router, file: 'dist/production/index.mjs' },
  {
    plugin: 'smallTensors',
    ...faceApi,
    file: 'dist/face-api.esm-nobundle.js',
    text: '@tensorflow/tfjs/dist/index.js',
  },
  {
    plugin: 'smallTensors',
    library: '@tensorflow/tfjs-core',
    writtenFor: '4.22.0',
    file: 'dist/public/chained_ops/register_all_chained_ops.js',
  },
  ...queryCuts.map(({ file, text }) => ({
    plugin: 'lightQuery',
    library: '@reduxjs/toolkit',
    writtenFor: '2.14.0',
    file: file.includes('react') ? `dist/query/react/${file}` : `dist/query/${file}`,
    text,
  })),
];

/** @param {string} file @returns {string | null} */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * @param {string} modules the folder of the installed packages
 * @param {readonly Patch[]} [wanted]
 * @returns {string[]} one sentence for each place that is not as the plugins know it
 */
export function missedPatches(modules, wanted = patches) {
  return wanted.flatMap(({ plugin, library, writtenFor, file, text }) => {
    const source = read(path.join(modules, library, file));
    if (source !== null && (text === undefined || source.includes(text))) return [];
    const installed = JSON.parse(read(path.join(modules, library, 'package.json')) ?? '{}').version;
    const change =
      source === null
        ? `has no ${file}`
        : `has no "${text?.replace(/\s+/g, ' ').trim()}" in ${file}`;
    return [
      `${library} ${installed ?? '(not installed)'} ${change}: the patch was written for ${writtenFor}, adapt ${plugin} (tools/build/bundle) and its line in patches.js.`,
    ];
  });
}
