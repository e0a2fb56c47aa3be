import path from 'node:path';

const kitWords = /shared-utility\/src\/admin\/(?:\w+\/)?phrases\/(en-US|fr-FR)\.ts$/;

/** Most pages of an app use these icons; as separate files they would cost more bytes and requests. */
const commonIcons = /icons(-svg)?\/.*\/(ArrowLeft|Down|Ellipsis|Plus)Outlined\.js$/;

/** @param {import('rollup').ManualChunkMeta} graph */
const hasPartsOnDemand = ({ getModuleIds, getModuleInfo }) =>
  [...getModuleIds()].some((id) => (getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) > 0);

/**
 * All texts of the kit in one language are one file, because eight small ones weigh a third more, and each is a
 * request. Drag and drop is a library that only some pages load; tools/build/module-weight.js knows it by its name.
 */
/**
 * @param {string} room
 * @returns {(id: string, graph: import('rollup').ManualChunkMeta) => string | undefined}
 */
export const chunkOf = (room) => (id, graph) => {
  const language = kitWords.exec(id)?.[1];
  if (language) return `kit-${language}`;
  if (room.startsWith('sub-apps/') && commonIcons.test(id)) {
    // An app without lazy parts has these icons in its entry.
    return hasPartsOnDemand(graph) ? 'icons' : undefined;
  }
  if (/node_modules\/(echarts|zrender)\/|shared-utility\/src\/charts\/drawing\.ts$/.test(id))
    return 'library-echarts';
  return id.includes('node_modules/@dnd-kit/') ? 'library-dnd-kit' : undefined;
};

/**
 * `features/organ-choice/index.ts` is named after its folder, a library after its package. @param
 * {import('rollup').PreRenderedChunk} chunk
 */
export function chunkName({ name, facadeModuleId }) {
  const library = /node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(facadeModuleId ?? '')?.[1];
  // A lazy library; tools/build/module-weight.js knows it by this name.
  if (library) return `library-${library.replace(/\W+/g, '-')}`;
  // Texts of the test tools count for no page; the budgets recognise chunks by their names.
  if (/\/devtools\/phrases\//.test(facadeModuleId ?? '')) return `testers-${name}`;
  return name === 'index' && facadeModuleId ? path.basename(path.dirname(facadeModuleId)) : name;
}
