import { isStrongPassword } from '@mall/domain/account';
import type { Problems } from '@mall/mall-parts/account/phone-code';

export interface RegistrationForm {
  companyName: string;
  contactName: string;
  password: string;
  employeeNo: string;
}

/** What keeps a registration from being sent; password and employee number are the buyer's to leave out. */
export function registrationProblems({
  companyName,
  contactName,
  password,
}: RegistrationForm): Problems<'companyName' | 'contactName' | 'password'> {
  const company = companyName.trim();
  return {
    ...(company.length < 2 ? { companyName: company ? '企业名称至少2个字' : '请填写企业名称' } : {}),
    ...(contactName.trim() ? {} : { contactName: '请填写联系人姓名' }),
    ...(password && !isStrongPassword(password) ? { password: '密码须为8至20位，并同时包含字母和数字' } : {}),
  };
}
