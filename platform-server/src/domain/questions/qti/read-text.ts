import {
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextMark,
  richTextLimits,
} from '@edu/shared-utility/contract';
import { classes, inlineNames, markOf, refused, skippedElements } from './element-names';
import { sourceOf } from './formula';
import { blockOf } from './read-blocks';
import { elementsIn, textContentOf, type XmlElement, type XmlNode } from './xml';

/** Callbacks for what is found while a text is read. */
export interface ReadCallbacks {
  /** Called for each gap. */
  gap(interaction: XmlElement): void;
  /**
   * Called for a file of the package.
   *
   * @returns the temporary id of its resource
   */
  resourceAt(href: string, kind: 'image' | 'audio'): string;
  /** Called for an element that a text cannot contain. */
  refuse(name: string): void;
}

interface TextStyle {
  readonly marks: readonly RichTextMark[];
  /** True if white space is significant. */
  readonly keepsSpace: boolean;
}

const short = (text: string | undefined): string =>
  (text ?? '').slice(0, richTextLimits.alt).replace(/[\uD800-\uDBFF]$/, '');

const isSame = (a: readonly RichTextMark[] = [], b: readonly RichTextMark[] = []): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The blocks that the nodes make. */
export function blocksOfNodes(
  nodes: readonly XmlNode[],
  reading: ReadCallbacks,
  keepsSpace = false,
): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  let line: RichTextInline[] = [];

  function endLine(isExplicit: boolean, keepsTrailingSpace: boolean): void {
    const last = line.at(-1);
    if (!keepsTrailingSpace && last?.type === 'text') {
      const text = last.text.trimEnd();
      line = [...line.slice(0, -1), ...(text === '' ? [] : [{ ...last, text }])];
    }
    if (line.length > 0) blocks.push({ type: 'paragraph', content: line });
    else if (isExplicit && keepsTrailingSpace) blocks.push({ type: 'paragraph' });
    line = [];
  }
  const add = (part: RichTextInline, { marks }: TextStyle): void => {
    const last = line.at(-1);
    if (part.type === 'text' && last?.type === 'text' && isSame(last.marks, marks)) {
      line[line.length - 1] = { ...last, text: last.text + part.text };
    } else line.push(marks.length > 0 ? { ...part, marks: [...marks] } : part);
  };
  const addBlock = (block: RichTextBlock, style: TextStyle): void => {
    endLine(false, style.keepsSpace);
    blocks.push(block);
  };

  function addText(text: string, style: TextStyle): void {
    const normalizedText = style.keepsSpace ? text : text.replace(/[ \t\r\n]+/g, ' ');
    const isFirst = line.length === 0 || line.at(-1)?.type === 'hardBreak';
    const visibleText = !style.keepsSpace && isFirst ? normalizedText.trimStart() : normalizedText;
    if (visibleText !== '') add({ type: 'text', text: visibleText }, style);
  }
  function addPicture(node: XmlElement, style: TextStyle): void {
    const { src = '', alt, 'data-equation-content': equation } = node.attrs;
    if (equation) add({ type: 'formula', attrs: { source: equation } }, style);
    else {
      const resourceId = reading.resourceAt(src, 'image');
      addBlock({ type: 'picture', attrs: { resourceId, alt: short(alt) } }, style);
    }
  }
  function addSound(node: XmlElement, href: string, style: TextStyle): void {
    const { title = node.attrs['aria-label'] } = node.attrs;
    const resourceId = reading.resourceAt(href, 'audio');
    addBlock({ type: 'audio', attrs: { resourceId, title: short(title) } }, style);
  }
  function addObject(node: XmlElement, style: TextStyle): void {
    const { type = '', data = '' } = node.attrs;
    if (type.startsWith('audio/')) addSound(node, data, style);
    else if (type.startsWith('image/')) {
      const alt = textContentOf(node).trim();
      addPicture({ ...node, attrs: { src: data, alt }, children: [] }, style);
    } else reading.refuse('object');
  }
  function addFormula(node: XmlElement, style: TextStyle, isBlock: boolean): void {
    const source = sourceOf(node).slice(0, richTextLimits.formula);
    if (source.trim() === '') return;
    if (isBlock) addBlock({ type: 'formulaBlock', attrs: { source } }, style);
    else add({ type: 'formula', attrs: { source } }, style);
  }
  function addBox(node: XmlElement, style: TextStyle): void {
    const [only, ...others] = elementsIn(node);
    if (only?.name === 'math' && others.length === 0 && classes(node).includes('formula')) {
      addFormula(only, style, true);
      return;
    }
    endLine(false, style.keepsSpace);
    for (const child of node.children) visit(child, style);
    endLine(node.name === 'p', style.keepsSpace);
  }
  /**
   * Adds inline content or an embedded object.
   *
   * @returns false for an element that contains other blocks
   */
  function addLeaf(node: XmlElement, style: TextStyle): boolean {
    const { name, attrs } = node;
    switch (name) {
      case 'qti-text-entry-interaction':
        reading.gap(node);
        add({ type: 'blank' }, style);
        return true;
      case 'br':
        add({ type: 'hardBreak' }, style);
        return true;
      case 'math':
        addFormula(node, style, attrs.display === 'block');
        return true;
      case 'img':
        addPicture(node, style);
        return true;
      case 'audio': {
        const source = elementsIn(node).find((element) => element.name === 'source');
        addSound(node, attrs.src ?? source?.attrs.src ?? '', style);
        return true;
      }
      case 'object':
        addObject(node, style);
        return true;
      default:
        if (refused.has(name) || /^qti-.*interaction$/.test(name)) reading.refuse(name);
        return skippedElements.has(name) || refused.has(name);
    }
  }
  function visit(node: XmlNode, before: TextStyle): void {
    if (typeof node === 'string') {
      addText(node, before);
      return;
    }
    const style = node.attrs['data-space'] === 'keep' ? { ...before, keepsSpace: true } : before;
    if (addLeaf(node, style)) return;
    if (inlineNames.has(node.name)) {
      const mark = markOf(node);
      const isNew = mark && !style.marks.some(({ type }) => type === mark.type);
      const inner = isNew ? { ...style, marks: [...style.marks, mark] } : style;
      for (const child of node.children) visit(child, inner);
      return;
    }
    const elementBlocks = blockOf(
      node,
      (inner) => blocksOfNodes(inner, reading, style.keepsSpace),
      style.keepsSpace,
    );
    if (elementBlocks) {
      endLine(false, style.keepsSpace);
      blocks.push(...elementBlocks);
    } else addBox(node, style);
  }

  for (const node of nodes) visit(node, { marks: [], keepsSpace });
  endLine(false, keepsSpace);
  return blocks;
}

/** A text of the nodes, with at least one paragraph. */
export function richTextOfNodes(
  nodes: readonly XmlNode[],
  reading: ReadCallbacks,
  keepsSpace = false,
): RichText {
  const content = blocksOfNodes(nodes, reading, keepsSpace);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
