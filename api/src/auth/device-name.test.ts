import { deviceNameOf } from './device-name'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge · Windows'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · ChromeOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('the user agent “%s” has the device name “%s”', (userAgent, device) => {
  expect(deviceNameOf(userAgent)).toBe(device)
})
