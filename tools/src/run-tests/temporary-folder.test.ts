import { isFastFolder } from './temporary-folder'

const disk = '/dev/vda / ext4 rw,relatime 0 0'
const memory = (options: string) => `${disk}\ntmpfs /dev/shm tmpfs ${options} 0 0\n`

test('a folder in memory is fast', () => {
  expect(isFastFolder('/dev/shm', memory('rw,nosuid,nodev,size=24684092k'))).toBe(true)
})

test('a folder on a disk, or in which nothing can be written or started, is not', () => {
  expect(isFastFolder('/dev/shm', disk)).toBe(false)
  expect(isFastFolder('/', memory('rw'))).toBe(false)
  expect(isFastFolder('/dev/shm', memory('ro,nosuid'))).toBe(false)
  expect(isFastFolder('/dev/shm', memory('rw,nosuid,nodev,noexec'))).toBe(false)
})

test('of two file systems in one folder, the last one counts', () => {
  expect(isFastFolder('/dev/shm', `${memory('rw')}/dev/vdb /dev/shm ext4 rw 0 0\n`)).toBe(false)
  expect(isFastFolder('/dev/shm', `${memory('noexec')}tmpfs /dev/shm tmpfs rw 0 0\n`)).toBe(true)
})
