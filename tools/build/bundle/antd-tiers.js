/**
 * antd in tiers: a page loads the tiers up to the last one it needs, each file once. A module of antd belongs to the
 * first tier that renders it, so a later tier only adds modules. A name without a tier becomes a module of its own
 * (`antd/qr-code`) that builds on all tiers.
 */
export const tiers = {
  login: ['Button', 'ConfigProvider', 'theme'],
  frame: ['Alert', 'Checkbox', 'Empty', 'Flex', 'Modal', 'Skeleton', 'Tag'],
  select: ['Select', 'Tooltip'],
  form: ['Form'],
  table: ['Pagination', 'Table'],
  dropdown: ['Dropdown'],
  date: ['DatePicker'],
};

/** @param {string} name @returns {string} the folder of a component: QRCode → qr-code */
export const folder = (name) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** @type {Map<string, string>} */
const places = new Map(
  Object.entries(tiers).flatMap(([tier, names]) => names.map((name) => [name, `antd/${tier}`])),
);

/** @param {string} name a name exported by antd @returns {string} the shared module that offers it */
export const moduleOf = (name) => places.get(name) ?? `antd/${folder(name)}`;

/**
 * Source of each antd module: the tiers in order, then the names without a tier.
 * @param {string[]} names every name that antd exports
 * @returns {Map<string, string>} module name → source
 */
export function antdSources(names) {
  /** @type {Map<string, string[]>} */
  const lines = new Map(Object.keys(tiers).map((tier) => [`antd/${tier}`, []]));
  for (const name of names) {
    const module = moduleOf(name);
    const list = lines.get(module) ?? [];
    list.push(`export { ${name} } from 'antd';`);
    lines.set(module, list);
  }
  lines
    .get('antd/login')
    ?.push(
      "export { default as AntdIcon } from '@ant-design/icons/es/components/AntdIcon';",
      "export { default as PlainInput } from 'antd/es/input/Input';",
      "export { default as zhCN } from 'antd/es/locale/zh_CN';",
    );
  // Used by both Table and Form.
  lines
    .get('antd/select')
    ?.push("export { default as useBreakpoint } from 'antd/es/grid/hooks/useBreakpoint';");
  lines.get('antd/frame')?.push("export { default as Password } from 'antd/es/input/Password';");
  const sources = new Map([...lines].map(([module, list]) => [module, list.join('\n')]));
  // Modules of other teams are not rewritten to tiers, so all of antd also exists under its own name.
  return sources.set('antd', "export * from 'antd';");
}
