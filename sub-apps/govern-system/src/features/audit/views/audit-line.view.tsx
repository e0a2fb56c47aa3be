import { type AuditRecord, formatDate, useOverlay } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { Button, Modal, theme } from 'antd';
import { auditTexts } from '../data/audit-texts';
import { phrases } from '../phrases';

/** Values before and after, by field. */
function Changes({ line }: { readonly line: AuditRecord }) {
  const { action, changes = [], valueNames } = line;
  const { t } = phrases.use();
  const texts = auditTexts(t);
  const { token } = theme.useToken();
  const cell = {
    borderBottom: `1px solid ${token.colorSplit}`,
    overflowWrap: 'anywhere',
    padding: token.paddingXS,
    textAlign: 'start',
    verticalAlign: 'top',
  } as const;
  if (changes.length === 0) return <p role="status">{t('noChanges')}</p>;
  return (
    <table style={{ borderCollapse: 'collapse', marginBlock: token.margin, width: '100%' }}>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((name) => (
            <th key={name} scope="col" style={{ ...cell, color: token.colorTextSecondary }}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row" style={{ ...cell, fontWeight: 'normal' }}>
              {texts.field(change.field, action)}
            </th>
            {'after' in change ? (
              <>
                <td style={cell}>{texts.value(change.field, change.before, valueNames)}</td>
                <td style={cell}>{texts.value(change.field, change.after, valueNames)}</td>
              </>
            ) : (
              <td colSpan={2} style={{ ...cell, color: token.colorTextSecondary }}>
                {t('hidden')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  readonly line: AuditRecord;
  readonly onClose: () => void;
}

/** One complete audit record. */
export function AuditLine({ line, onClose }: Props) {
  const { t } = phrases.use();
  const texts = auditTexts(t);
  const details = Object.entries(line.detail).filter(([, value]) => value !== null);
  useOverlay(onClose);
  return (
    <Modal
      open
      title={texts.action(line.action)}
      width={640}
      footer={
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      }
      onCancel={onClose}
    >
      <Facts
        facts={[
          [t('time'), formatDate(line.createdAt, 'datetime')],
          [t('who'), texts.who(line)],
          [t('target'), [line.targetName, line.target].filter(Boolean).join(' · ')],
          [t('ip'), line.ip],
        ]}
      />
      <Changes line={line} />
      {details.length > 0 && (
        <details>
          <summary>{t('details')}</summary>
          <Facts
            facts={details.map(([name, value]) => [
              texts.field(name, line.action),
              texts.value(name, value, line.valueNames),
            ])}
          />
        </details>
      )}
    </Modal>
  );
}
