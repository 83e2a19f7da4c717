import { color, space, type } from '@mall/design-tokens';
import { type StaffRole, staffRoleNames } from '@mall/domain/staff';
import { Checkbox } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';

const explained: Record<StaffRole, string> = {
  administrator: '管理员工与密钥，可以做所有角色的事',
  sales: '查看订单与企业，代客进入账户',
  credit: '批准账期额度',
  warehouse: '发货、物流轨迹、送达',
  finance: '登记到账与退款',
  content: '维护内容',
  platform: '运维台：发布与回滚',
};
const all = Object.keys(staffRoleNames) as StaffRole[];

interface Props {
  value: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  /** Left out of what can be chosen. */
  without?: readonly StaffRole[];
  error?: string | undefined;
}

/** What somebody, or a program, may do. */
export const RolesField = ({ value, onChange, without = [], error }: Props) => (
  <Group>
    <legend>角色</legend>
    {all
      .filter((role) => !without.includes(role))
      .map((role) => (
        <Checkbox
          key={role}
          label={
            <>
              {staffRoleNames[role]} <small>{explained[role]}</small>
            </>
          }
          checked={value.includes(role)}
          onCheckedChange={(isChosen) => onChange(all.filter((one) => (one === role ? isChosen : value.includes(one))))}
        />
      ))}
    <p role="alert">{error}</p>
  </Group>
);

const Group = styled.fieldset`
  display: grid;
  gap: ${space.xs};
  legend { padding: 0 0 ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  p { color: ${color.danger}; font-size: ${type.sizeLeast}; }
  p:empty { display: none; }
`;
