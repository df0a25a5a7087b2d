import { networkOf, siteOf } from './network.js';

describe('networkOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::3:4:5:198.51.100.7', '2001:db8:0:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['no address', 'no address'],
  ])('maps the network address %s to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('siteOf', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['198.51.100.7', undefined],
    ['::ffff:198.51.100.7', undefined],
    ['no address', undefined],
    ['no address/64', undefined],
  ])('returns a /48 for IPv6 networks only: %s', (address, site) => {
    expect(siteOf(networkOf(address))).toBe(site);
  });
});
