import { type Exam, useContextValue } from '@edu/shared-utility';
import { mayMoveExam, prepareDrafts } from '@edu/shared-utility/data';
import { Alert, theme } from 'antd';
import type { RefObject } from 'react';
import { settingsWords } from '../../../common/settings/phrases';
import { SettingsForm } from '../../../common/settings/settings-form.view';
import { SideBySide } from '../../../common/side-by-side.view';
import { useSettings } from '../data/settings.hook';
import { phrases } from '../phrases';
import { AudienceFields } from './audience-fields.view';
import { ExamTrains } from './exam-trains.view';
import { ExamChecks } from './publish-checks.view';
import { SettingsFields } from './settings-fields.view';

export const prepare = () => Promise.all([prepareDrafts(), settingsWords.load()]);

export interface SettingsProps {
  readonly exam: Exam;
  /** Saves pending changes, for actions outside of this tab. */
  readonly saveRef: RefObject<() => Promise<boolean>>;
}

/** The settings of an exam: paper, time, rules and audience, saved together. */
export default function SettingsTab({ exam, saveRef }: SettingsProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const zone = useContextValue('timezone');
  const settings = useSettings(exam, zone);
  const isReadOnly = !exam.mayWrite || !mayMoveExam('edit', exam);
  return (
    <SideBySide aside={exam.status === 'draft' && !isReadOnly && <ExamChecks exam={exam} />}>
      {exam.status === 'published' && !isReadOnly && (
        <Alert
          type="info"
          showIcon
          title={t('publishedHint')}
          style={{ marginBlockEnd: token.margin }}
        />
      )}
      <ExamTrains exam={exam} />
      <SettingsForm
        settings={settings}
        isReadOnly={isReadOnly}
        nameOf={(field) => t(`field.${field}`)}
        saveRef={saveRef}
      >
        <SettingsFields exam={exam} />
        <AudienceFields exam={exam} />
      </SettingsForm>
    </SideBySide>
  );
}
