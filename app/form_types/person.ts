import {
  choice,
  date,
  document,
  email,
  flag,
  personName,
  phone,
  photo,
  postcode,
  text,
} from '#form_types/kinds/index'

export const person = {
  image: photo({ required: true }),
  name: personName({ required: true, list: true }),
  lastName: personName({ required: true, list: true }),
  birthDate: date({ required: true, past: true, sensitive: true }),
  document: document({ required: true }),
  idGender: choice('genders', { required: true }),
  idNationality: choice('countries', { required: true }),
  email: email({ required: true, list: 'hidden' }),
  cellPhone: phone({ required: true }),
  phone: phone(),
  address: text({ max: 200 }),
  city: text({ max: 100 }),
  cp: postcode(),
  idCountry: choice('countries'),
  company: text({ max: 200, list: 'hidden' }),
}

export const consent = { acceptPrivacy: flag({ required: true }) }
