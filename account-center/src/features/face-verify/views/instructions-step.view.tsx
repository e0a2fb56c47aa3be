import { Button, Checkbox, theme } from 'antd';
import { useState } from 'react';
import { morePhrases } from '../../../phrases/more';
import type { FaceEvent } from '../data/face.flow';

/** Instructions and use of the photo; continuing requires consent. */
export function InstructionsStep({ emit }: { emit: (event: FaceEvent) => void }) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <ul style={{ margin: `0 0 ${token.margin}px`, paddingInlineStart: token.paddingLG }}>
        <li>{t('face.ruleLight')}</li>
        <li>{t('face.ruleAlone')}</li>
        <li>{t('face.ruleAttempts')}</li>
      </ul>
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
        {t('face.consent')}
      </Checkbox>
      <Button
        type="primary"
        block
        style={{ marginTop: token.marginLG }}
        disabled={!agreed}
        onClick={() => emit({ type: 'agreed' })}
      >
        {t('face.begin')}
      </Button>
    </>
  );
}
