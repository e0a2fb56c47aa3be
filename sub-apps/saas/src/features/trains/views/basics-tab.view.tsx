import { codePointLength, useContextValue } from '@edu/shared-utility';
import { FormSection, TextArea } from '@edu/shared-utility/admin';
import { mayMoveTrain, prepareDrafts } from '@edu/shared-utility/data';
import Input from 'antd/es/input/Input';
import { CoverInput } from '../../../common/cover/cover-input.view';
import { isNumber } from '../../../common/numbers';
import { RegionSelect } from '../../../common/region-select.view';
import { resourceWords } from '../../../common/resources/phrases';
import { settingsWords } from '../../../common/settings/phrases';
import { SettingsForm } from '../../../common/settings/settings-form.view';
import { SideBySide } from '../../../common/side-by-side.view';
import { idOfPart } from '../data/editor-targets';
import type { TrainTabProps } from '../data/tab-props';
import { useBasics } from '../data/train-settings.hook';
import { trainWords } from '../phrases/train';
import { BasicsSetting } from './basics-setting.view';
import { PeriodSettings } from './period-settings.view';
import { TrainChecks } from './train-checks.view';

export const prepare = () =>
  Promise.all([prepareDrafts(), ...[settingsWords, resourceWords].map((words) => words.load())]);

const reject = (isRight: boolean, words: string): Promise<void> =>
  isRight ? Promise.resolve() : Promise.reject(new Error(words));

/** Description, region, time and enrolment period of a training, saved together. */
export default function BasicsTab({ train, saveRef }: TrainTabProps) {
  const { t } = trainWords.use();
  const zone = useContextValue('timezone');
  const settings = useBasics(train, zone);
  const isReadOnly = !train.mayWrite || !mayMoveTrain('edit', train);
  return (
    <SideBySide
      aside={train.status !== 'published' && !isReadOnly && <TrainChecks train={train} />}
    >
      <SettingsForm
        settings={settings}
        isReadOnly={isReadOnly}
        nameOf={(field) => t(`field.${field}`)}
        saveRef={saveRef}
      >
        <FormSection title={t('section.what')}>
          <BasicsSetting
            name="title"
            rules={[{ required: true, whitespace: true, message: t('titleEmpty') }]}
          >
            <Input
              id={idOfPart('title')}
              autoComplete="off"
              count={{ show: true, max: 100, strategy: codePointLength }}
              maxLength={200}
            />
          </BasicsSetting>
          <BasicsSetting name="coverUploadId">
            <CoverInput
              buttonId={idOfPart('coverUploadId')}
              cover={train.cover}
              disabled={isReadOnly}
            />
          </BasicsSetting>
          <BasicsSetting name="goal" extra={t('goalHint')}>
            <TextArea id={idOfPart('goal')} rows={3} limit={2000} />
          </BasicsSetting>
          <BasicsSetting name="description">
            <TextArea id={idOfPart('description')} rows={4} limit={5000} />
          </BasicsSetting>
          <BasicsSetting
            name="hours"
            extra={t('hoursHint')}
            rules={[
              {
                validator: (_, text = '') => reject(isNumber(text, [0, 10_000]), t('hoursWrong')),
              },
            ]}
          >
            <Input
              id={idOfPart('hours')}
              inputMode="numeric"
              autoComplete="off"
              suffix={t('hoursUnit')}
              style={{ maxWidth: 200 }}
            />
          </BasicsSetting>
        </FormSection>
        <FormSection title={t('section.where')}>
          <BasicsSetting name="regionId">
            <RegionSelect
              id={idOfPart('regionId')}
              label={t('field.regionId')}
              placeholder={t('optional')}
            />
          </BasicsSetting>
          <BasicsSetting name="place" extra={t('placeHint')}>
            <Input
              id={idOfPart('place')}
              autoComplete="off"
              count={{ show: true, max: 200, strategy: codePointLength }}
              maxLength={400}
            />
          </BasicsSetting>
        </FormSection>
        <FormSection title={t('section.when')}>
          <PeriodSettings from="startsAt" until="endsAt" hint={t('zoneHint', { zone })} />
        </FormSection>
        <FormSection title={t('section.enrolment')} hint={t('enrolHint')}>
          <PeriodSettings from="enrolFrom" until="enrolUntil" hint={t('boundHint')} />
        </FormSection>
      </SettingsForm>
    </SideBySide>
  );
}
