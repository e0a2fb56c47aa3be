import { type AnnouncementAudience, codePointLength } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { MessageValues } from '../data/message-form.hook';
import { phrases } from '../phrases';
import { AudienceField } from './audience-field.view';
import { ChannelsField } from './channels-field.view';

/** The server's limits in characters. */
const TITLE_LIMIT = 80;
const TEXT_LIMIT = 4_000;

const isComplete = ({ kind, ids }: AnnouncementAudience): boolean =>
  ids.length > 0 || !['department', 'train', 'role'].includes(kind);

/** The fields of a message, with its number of recipients. */
export default function MessageFields() {
  const { t } = phrases.use();
  const audience = Form.useWatch<MessageValues['audience'] | undefined>('audience');
  const wholeAudience = audience && isComplete(audience) ? audience : null;
  return (
    <>
      <Form.Item
        name="title"
        label={t('title')}
        rules={[{ required: true, whitespace: true, message: t('titleEmpty') }]}
      >
        <Input
          autoFocus
          autoComplete="off"
          count={{ show: true, max: TITLE_LIMIT, strategy: codePointLength }}
          maxLength={TITLE_LIMIT * 2}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('text')}
        extra={t('textHint')}
        rules={[{ required: true, whitespace: true, message: t('textEmpty') }]}
      >
        <TextArea limit={TEXT_LIMIT} />
      </Form.Item>
      <Form.Item
        name="audience"
        label={t('audience')}
        rules={[
          {
            validator: (_, value: AnnouncementAudience) =>
              isComplete(value) ? Promise.resolve() : Promise.reject(new Error(t('audienceEmpty'))),
          },
        ]}
      >
        <AudienceField />
      </Form.Item>
      <Form.Item name="channels" label={t('channels')}>
        <ChannelsField audience={wholeAudience} />
      </Form.Item>
    </>
  );
}
