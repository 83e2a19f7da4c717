import { isStrongPassword } from '@mall/domain/account';
import { type Problems, present } from '@mall/mall-parts/account/phone-code';

export interface NewPassword {
  password: string;
  repeated: string;
}

/** What keeps the password from being set, in the words of the login dialog. */
export const passwordFaults = ({ password, repeated }: NewPassword): Problems<keyof NewPassword> =>
  present({
    password: password === '' ? '请填写密码' : isStrongPassword(password) ? undefined : '密码须为8至20位，并同时包含字母和数字',
    repeated: repeated === password ? undefined : '两次输入的密码不一致',
  });
