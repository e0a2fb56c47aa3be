import path from 'node:path';

const kitWords = /shared-utility\/src\/admin\/(?:\w+\/)?phrases\/(en-US|fr-FR)\.ts$/;

/** Drawn by most pages of an app: as a file each they would weigh and be asked for several times over. */
const commonIcons = /icons(-svg)?\/.*\/(ArrowLeft|Down|Ellipsis|Plus)Outlined\.js$/;

/** @param {import('rollup').ManualChunkMeta} graph */
const hasPartsOnDemand = ({ getModuleIds, getModuleInfo }) =>
  [...getModuleIds()].some((id) => (getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) > 0);

/**
 * All words of the kit in one language are one file: eight small ones weigh a third more, and each is a wait of its own.
 * What moves things by pointer and keys is a library that only some pages ask for: tools/build/module-weight.js knows it by
 * its name.
 */
/**
 * @param {string} room
 * @returns {(id: string, graph: import('rollup').ManualChunkMeta) => string | undefined}
 */
export const chunkOf = (room) => (id, graph) => {
  const language = kitWords.exec(id)?.[1];
  if (language) return `kit-${language}`;
  if (room.startsWith('sub-apps/') && commonIcons.test(id)) {
    // an app without parts on demand draws them from its entry
    return hasPartsOnDemand(graph) ? 'icons' : undefined;
  }
  if (/node_modules\/(echarts|zrender)\/|shared-utility\/src\/charts\/drawing\.ts$/.test(id))
    return 'library-echarts';
  return id.includes('node_modules/@dnd-kit/') ? 'library-dnd-kit' : undefined;
};

/** `features/organ-choice/index.ts` is known by its folder, a library by its package. @param {import('rollup').PreRenderedChunk} chunk */
export function chunkName({ name, facadeModuleId }) {
  const library = /node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(facadeModuleId ?? '')?.[1];
  // a whole library that is asked for on demand: tools/build/module-weight.js knows it by this name
  if (library) return `library-${library.replace(/\W+/g, '-')}`;
  // what only testers read weighs on no page: budgets know chunks by their names
  if (/\/devtools\/phrases\//.test(facadeModuleId ?? '')) return `testers-${name}`;
  return name === 'index' && facadeModuleId ? path.basename(path.dirname(facadeModuleId)) : name;
}
