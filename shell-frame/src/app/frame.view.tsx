import { usePalette } from '@edu/shared-utility';
import { theme } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { ThemeVariables } from '../common/theme-variables.context';
import { Idle, selectLocked } from '../features/idle';
import type { ParcelHost } from '../features/personal-dialog';
import { ProofQuestion } from '../features/proof';
import { UnsavedQuestion } from '../features/unsaved';
import { Faults } from './faults.view';
import { FrameParts } from './frame-parts.view';
import { FrameStyles } from './frame-styles.view';
import { selectLocation } from './location.slice';
import { themeVariables } from './theme-variables';

/** The frame: its parts on framed pages, and on every page the dialogs that a session may need. */
export function Frame({ host }: { readonly host: ParcelHost }) {
  const { token } = theme.useToken();
  const { framed } = useSelector(selectLocation);
  const locked = useSelector(selectLocked);
  const palette = usePalette();
  const variables = useMemo(() => themeVariables(token, palette), [token, palette]);
  return (
    <ThemeVariables value={variables}>
      <div className="esf" style={variables}>
        <FrameStyles />
        {framed && <FrameParts host={host} />}
        {!locked && <UnsavedQuestion />}
        {!locked && <ProofQuestion />}
        <Idle />
        <Faults />
      </div>
    </ThemeVariables>
  );
}
