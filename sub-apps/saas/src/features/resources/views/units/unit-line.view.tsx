import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { type CopyrightUnit, formatDate } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../../phrases';

interface Props {
  readonly unit: CopyrightUnit;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A date has passed once it has in every time zone. */
const isOver = (day: string): boolean => Date.now() > Date.parse(`${day}T23:59:59Z`) + 43_200_000;

/** A copyright unit with its validity and how many resources name it. */
export function UnitLine({ unit, onChange, onRemove }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { name, validUntil, uses } = unit;
  const isExpired = validUntil !== null && isOver(validUntil);
  const date = validUntil === null ? '' : formatDate(`${validUntil}T12:00:00Z`);
  const term =
    validUntil === null
      ? t('unit.forever')
      : t(isExpired ? 'unit.over' : 'unit.untilDate', { date });
  return (
    <li
      aria-label={name}
      style={{
        display: 'flex',
        gap: token.marginSM,
        paddingBlock: token.paddingXS,
        borderBlockEnd: `1px solid ${token.colorSplit}`,
      }}
    >
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <div
          style={{
            color: isExpired ? token.colorErrorText : token.colorTextSecondary,
            fontSize: token.fontSizeSM,
          }}
        >
          {`${term} · ${t('unit.uses', { count: uses })}`}
        </div>
      </div>
      <Flex flex="none">
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('unit.change', { name })}
          onClick={onChange}
        />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('unit.remove', { name })}
          disabled={uses > 0}
          title={uses > 0 ? t('unit.keeps', { count: uses }) : undefined}
          onClick={onRemove}
        />
      </Flex>
    </li>
  );
}
