/**
 * States, provinces and counties (ISO 3166-2) of Australia, Canada, India, Malaysia, South Africa and the United Kingdom, which addresses there
 * name below the place or beside it. Sources of an expression.
 */
const REGIONS = [
  // AU
  'New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Australian Capital Territory|Northern Territory',
  // CA
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon|Nunavut',
  // GB
  'Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|(?:Co\\.? |County )?Durham|(?:East|West) Sussex|Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire|Northumberland|(?:North|South|West|East) Yorkshire|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne (?:and|&) Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|Aberdeenshire|Angus|Fife|Highland|Midlothian|Perthshire|Gwent|Gwynedd|Powys|Dyfed|Clwyd|(?:Co\\.?|County) (?:Antrim|Armagh|Down|Fermanagh|Londonderry|Tyrone)',
  // IN
  'Andhra Pradesh|Assam|Bihar|Chhattisgarh|Delhi|New Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal',
  // MY
  'Johor|Kedah|Kelantan|Melaka|Malacca|Negeri Sembilan|Pahang|Perak|Perlis|Pulau Pinang|Penang|Sabah|Sarawak|Selangor(?: Darul Ehsan)?|Terengganu|Wilayah Persekutuan|Kuala Lumpur|W\\.?P\\.? Kuala Lumpur',
  // ZA
  'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape',
]
export const REGION = new RegExp(String.raw`^(?:${REGIONS.join('|')})\.?$`, 'iu')
