import { useEffect, useRef, useState } from 'react';
import { type FormulaTools, formulaTools } from './katex';
import { useSharedStyles } from './shared-styles.hook';

/** The formula library once it has loaded; null before, and after a failure. */
export function useFormulaTools(): FormulaTools | null {
  const [tools, setTools] = useState<FormulaTools | null>(null);
  useEffect(() => {
    let isGone = false;
    formulaTools().then(
      (loadedTools) => {
        if (!isGone) setTools(loadedTools);
      },
      // The source stays visible.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  useSharedStyles(tools?.styles ?? '');
  return tools;
}

interface Props {
  readonly source: string;
  readonly isBlock?: boolean;
}

/** A typeset formula with MathML for screen readers; shows its source until it can be drawn. */
export function Formula({ source, isBlock = false }: Props) {
  const tools = useFormulaTools();
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (container.current) tools?.draw(source, container.current, isBlock);
  }, [tools, source, isBlock]);
  const block = isBlock ? 'rich-text-formula-block' : undefined;
  if (!tools) return <code className={block}>{source}</code>;
  return <span ref={container} className={block} />;
}
