import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { Button, Flex } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { phrases } from './phrases';
import type { SettingsDialogProps } from './types';

/** Maximum number of views, as many as fit side by side. */
const maxViews = 8;
const longest = 20;

/** The person's own views: the present conditions and order under a name. */
export function ViewSettings({ settings, onChange, search }: SettingsDialogProps) {
  const { t } = phrases.use();
  const [label, setLabel] = useState('');
  const name = label.trim();
  const { views } = settings;
  const isTaken = views.some((view) => view.label === name);
  const save = (): void => {
    if (!name || isTaken || views.length >= maxViews) return;
    onChange({ ...settings, views: [...views, { label: name, search }] });
    setLabel('');
  };
  return (
    <>
      <ul aria-label={t('views')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {views.map((view) => (
          <li key={view.label}>
            <Flex align="center" justify="space-between">
              {view.label}
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('remove', { view: view.label })}
                onClick={() =>
                  onChange({ ...settings, views: views.filter((savedView) => savedView !== view) })
                }
              />
            </Flex>
          </li>
        ))}
      </ul>
      <Flex gap="small">
        <Input
          aria-label={t('viewName')}
          placeholder={t('viewName')}
          maxLength={longest}
          status={isTaken ? 'error' : ''}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          onPressEnter={save}
        />
        <Button disabled={!name || isTaken || views.length >= maxViews} onClick={save}>
          {t('saveView')}
        </Button>
      </Flex>
      <p role="status" style={{ margin: '4px 0 0', minHeight: 22 }}>
        {isTaken ? t('taken') : views.length >= maxViews ? t('full', { count: maxViews }) : ''}
      </p>
    </>
  );
}
