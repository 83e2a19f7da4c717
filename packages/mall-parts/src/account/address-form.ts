/** What is typed into the address form. Ids are 0 until chosen. */
export interface AddressForm {
  consignee: string;
  mobile: string;
  stateProvinceId: number;
  cityId: number;
  districtId: number;
  detail: string;
  /** '' where it is the buying company itself. */
  company: string;
  isDefault: boolean;
}
type AddressFaults = Partial<Record<keyof AddressForm, string>>;

export const emptyAddress: AddressForm = {
  consignee: '',
  mobile: '',
  stateProvinceId: 0,
  cityId: 0,
  districtId: 0,
  detail: '',
  company: '',
  isDefault: false,
};

/** The fields of an address that can be edited. */
export const formOf = (address: AddressForm): AddressForm => {
  const { consignee, mobile, stateProvinceId, cityId, districtId, detail, company, isDefault } = address;
  return { consignee, mobile, stateProvinceId, cityId, districtId, detail, company, isDefault };
};

const mobile = /^1[3-9]\d{9}$/;
const landline = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;

/** What is still wrong with an address, field by field, in words that say the way out. @param hasDistricts some cities have none */
export function addressFaults(form: AddressForm, hasDistricts: boolean): AddressFaults {
  const faults: AddressFaults = {};
  const phone = form.mobile.trim();
  if (!form.consignee.trim()) faults.consignee = '请填写收货人';
  if (!phone) faults.mobile = '请填写手机号';
  else if (!mobile.test(phone) && !landline.test(phone)) faults.mobile = '手机号格式不正确，固定电话请写作 021-58881234';
  if (!form.stateProvinceId) faults.stateProvinceId = '请选择省份';
  else if (!form.cityId) faults.stateProvinceId = '请选择城市';
  else if (hasDistricts && !form.districtId) faults.stateProvinceId = '请选择区县';
  if (form.detail.trim().length < 2) faults.detail = '请填写街道、门牌号等详细地址';
  return faults;
}

/** Without the blanks around what was typed. */
export const cleaned = (form: AddressForm): AddressForm => ({
  ...form,
  consignee: form.consignee.trim(),
  mobile: form.mobile.trim(),
  detail: form.detail.trim(),
  company: form.company.trim(),
});
