import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import { Button, Checkbox, Flex } from 'antd';
import Input from 'antd/es/input/Input';
import { applySettings, columnsInOrder, widthLimits } from './list-settings';
import { phrases } from './phrases';
import type { SettingsDialogProps } from './types';
import { useWideWindow } from './wide-window.hook';

/** Settings of the columns: visibility, order and width. */
export function ColumnSettings({ columns, settings, onChange }: SettingsDialogProps) {
  const { t } = phrases.use();
  const inOrder = columnsInOrder(columns, settings);
  const keys = inOrder.map(({ key }) => key);
  const visibleColumns = applySettings(columns, settings, useWideWindow());

  const move = (index: number, step: 1 | -1): void => {
    const order = [...keys];
    const [key] = order.splice(index, 1);
    if (key !== undefined) order.splice(index + step, 0, key);
    onChange({ ...settings, order });
  };
  const show = (key: string, isShown: boolean): void => {
    const withoutKey = (keys: readonly string[] = []) => keys.filter((value) => value !== key);
    const [hidden, shownKeys] = [withoutKey(settings.hidden), withoutKey(settings.shown)];
    onChange({
      ...settings,
      hidden: isShown ? hidden : [...hidden, key],
      shown: isShown ? [...shownKeys, key] : shownKeys,
    });
  };
  const setWidth = (key: string, text: string): void => {
    const { [key]: _, ...others } = settings.widths;
    const width = Number(text);
    const isWidth = width >= widthLimits.least && width <= widthLimits.most;
    onChange({ ...settings, widths: isWidth ? { ...others, [key]: width } : others });
  };

  return (
    <ul aria-label={t('columns')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {inOrder.map(({ key, title, width }, index) => {
        const isShown = visibleColumns.some((column) => column.key === key);
        return (
          <li key={key}>
            <Flex gap="small" align="center" style={{ paddingBlock: 4 }}>
              <Checkbox
                style={{ flex: 1 }}
                checked={isShown}
                disabled={isShown && visibleColumns.length === 1}
                onChange={({ target }) => show(key, target.checked)}
              >
                {title}
              </Checkbox>
              <Input
                type="number"
                style={{ width: 104 }}
                suffix="px"
                min={widthLimits.least}
                max={widthLimits.most}
                step={8}
                aria-label={t('width', { column: title })}
                placeholder={width === undefined ? t('rest') : String(width)}
                defaultValue={settings.widths[key] ?? ''}
                onBlur={({ target }) => setWidth(key, target.value)}
                onPressEnter={({ currentTarget }) => setWidth(key, currentTarget.value)}
              />
              <Button
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t('up', { column: title })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t('down', { column: title })}
                disabled={index === inOrder.length - 1}
                onClick={() => move(index, 1)}
              />
            </Flex>
          </li>
        );
      })}
    </ul>
  );
}
